// CommonJS imports of tslib cannot be tree-shaken; these are the helpers that the framework's client code calls.
export { __exportStar, __importDefault, __importStar } from 'tslib/tslib.es6.mjs';
