import type { Plugin } from 'vite';

const routerFile = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;
const component = /^(var \w+ = )(\w+\.(?:createContext|forwardRef|memo)\()/gm;
const displayName = /^\w+\.displayName = "[^"]+";$/gm;

/**
 * Lets the bundler leave out the components of the router that the app never renders, such as its Form and
 * NavLink, with all that only they call. Bundlers keep a component whose making is a call, unless the call is
 * marked as pure. React's own preset for Babel marks it; the router's package comes without the mark. Names for the
 * developer tools would hold the component too. What the app renders runs as before.
 */
export function pureComponents(): Plugin {
  let count = 0;
  return {
    name: 'pure-components',
    transform(code, id) {
      if (!routerFile.test(id)) return null;
      return {
        code: code
          .replace(component, (_, start: string, call: string) => {
            count += 1;
            return `${start}/* @__PURE__ */ ${call}`;
          })
          .replace(displayName, ''),
        map: null,
      };
    },
    buildEnd(error) {
      if (!error && count === 0) this.error('The router makes its components in another way now');
    },
  };
}
