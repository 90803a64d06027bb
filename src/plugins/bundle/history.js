// The routers that the framework never chooses here, of addresses with `#` and of memory, get the one that it does.
export {
  createBrowserHistory,
  createBrowserHistory as createHashHistory,
  createBrowserHistory as createMemoryHistory,
  createLocation,
  createPath,
  locationsAreEqual,
} from 'history/esm/history.js';
