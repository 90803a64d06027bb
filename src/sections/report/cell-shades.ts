/** Of cell groups in a map, from the mean outwards: the further, the darker, on light and on dark grounds. */
export const cellShades = ['bg-action-tint', 'bg-action/20', 'bg-action/40', 'bg-action/55'];
export const cellShadesOnNight = ['bg-aurora/75', 'bg-aurora/50', 'bg-aurora/30', 'bg-aurora/15'];
