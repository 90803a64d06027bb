/** A length on phones that is nothing on wider screens, for styles that a class cannot have. */
export const onPhones = (length: string) => `max(0px, min(${length}, (40rem - 100vw) * 99))`;
