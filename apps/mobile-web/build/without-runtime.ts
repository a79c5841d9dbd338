import type { Plugin } from 'vite';

const runtimeImport = (file: string): RegExp =>
  new RegExp(`import\\{([^}]*)\\}from"\\./${file.replaceAll('.', '\\.')}";`);
/** What a file imports at once with `import()`, as the bundler writes it: `make({Name:()=>value})`. */
const namespaceIn = (make: string): RegExp =>
  new RegExp(
    `(?<![\\w$.])${make.replaceAll('$', '\\$')}\\(\\{((?:\\w+:\\(\\)=>[\\w$]+,?)+)\\}\\)`,
    'g',
  );

const withGetters = (names: string): string =>
  `{${names.replaceAll(/(\w+):\(\)=>([\w$]+)/g, 'get $1(){return $2}')}}`;

/**
 * Lets each file do without the bundler's file of helpers, which every page would ask for. Most files need one helper, for
 * the names that they have when they are imported late; getters say the same. Where more is needed, it stands in the file.
 */
export function withoutRuntime(): Plugin {
  return {
    name: 'without-runtime',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const runtime = Object.values(bundle).find(
          (output) => output.type === 'chunk' && output.name === 'rolldown-runtime',
        );
        if (runtime?.type !== 'chunk') return;
        const helpers = /^(?<code>.*)export\{(?<names>[^}]*)\};?\s*$/s.exec(runtime.code)?.groups;
        if (!helpers) this.error('The helpers of the bundler are written in another way now');
        const own = new Map(
          (helpers['names'] ?? '').split(',').map((pair) => {
            const [name = '', as = name] = pair.split(' as ');
            return [as, name];
          }),
        );
        const found = runtimeImport(runtime.fileName.split('/').at(-1) ?? '');
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.imports.includes(runtime.fileName)) continue;
          const [whole, list = ''] = found.exec(chunk.code) ?? [];
          if (whole === undefined) this.error(`${chunk.fileName} does not import the helpers`);
          const names = list.split(',').map((pair) => {
            const [name = '', as = name] = pair.split(' as ');
            return { name, as };
          });
          let code = chunk.code.replace(whole, '');
          const left = names.filter(({ as }) => {
            const before = code;
            code = code.replace(namespaceIn(as), (_, names: string) => withGetters(names));
            return code === before;
          });
          if (left.length > 0) {
            const given = left.map(({ name }) => own.get(name)).join(',');
            code = `const[${left.map(({ as }) => as).join(',')}]=(()=>{${helpers['code']}return[${given}]})();${code}`;
          }
          chunk.code = code;
          chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
        }
        delete bundle[runtime.fileName];
      },
    },
  };
}
