// Lets the head's tags be written again when the component around them is rendered again: that is seldom, and cheap.
export default (a, b) => a === b;
