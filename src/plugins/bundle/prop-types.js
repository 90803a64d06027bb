// React has not read prop types since version 19; packages still make some.
const type = () => type;
type.isRequired = type;
const { arrayOf, bool, func, node, object, oneOf, oneOfType, shape, string } = new Proxy({}, { get: () => type });
export default { arrayOf, bool, func, node, object, oneOf, oneOfType, shape, string };
