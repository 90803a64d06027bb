/** A length of a style that cannot have media queries, such as where a mask begins: one up to tablets, the other, which is larger, on wide screens. */
export const onWide = (narrow: string, wide: string) => `clamp(${narrow},(100vw - 1023px)*9999,${wide})`;
