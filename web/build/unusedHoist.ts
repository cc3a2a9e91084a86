/** Takes the place of `hoist-non-react-statics`, see `vite.config.ts`. */
const hoist = (): never => {
  throw new Error('Expected nobody to call withTheme');
};

export default hoist;
