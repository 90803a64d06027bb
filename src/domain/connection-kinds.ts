/** How a system is connected, in the order of the choice on the page of integrations (data/interfaces.json). */
export const connectionKinds = ['adapter', 'telematics', 'production', 'api', 'file'] as const;
export type ConnectionKind = (typeof connectionKinds)[number];
