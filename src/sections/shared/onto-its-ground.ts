/** For a view by day: picture formats round colours, so its ground may be a shade off that of the band on which it begins. */
export const ontoItsGround = { maskImage: 'linear-gradient(90deg, transparent, black 12%)' };
