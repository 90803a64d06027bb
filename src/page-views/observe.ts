/**
 * Observes what the browser notes of a type, also what it has noted before.
 * @param durationThreshold milliseconds below which events are left out
 * @returns all of it up to now; undefined if the browser does not know the type
 */
export function observe<Entry>(type: string, durationThreshold?: number): () => readonly Entry[] | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined;
  const noted: Entry[] = [];
  const add = (entries: PerformanceEntryList) => void noted.push(...(entries as Entry[]));
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type, buffered: true, durationThreshold } as PerformanceObserverInit);
  return () => {
    add(observer.takeRecords());
    return noted;
  };
}
