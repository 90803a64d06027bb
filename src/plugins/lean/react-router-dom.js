// The framework's client entry names both routers and takes the one that the configuration asks for: never this one.
export * from '../../../node_modules/react-router-dom/esm/react-router-dom';
export const HashRouter = undefined;
