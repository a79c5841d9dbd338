/** Rules of the project's dialect that oxlint does not have. */

const screaming = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/;

const noScreamingConstants = {
  create: (context) => ({
    VariableDeclarator({ id }) {
      if (id.type === 'Identifier' && screaming.test(id.name)) {
        context.report({ node: id, message: `Write ${id.name} in camelCase.` });
      }
    },
  }),
};

const noReadonlyProperties = {
  create: (context) => ({
    TSPropertySignature(node) {
      if (node.readonly) {
        context.report({ node, message: 'Properties of interfaces and types are not readonly.' });
      }
    },
  }),
};

export default {
  meta: { name: 'dialect' },
  rules: {
    'no-screaming-constants': noScreamingConstants,
    'no-readonly-properties': noReadonlyProperties,
  },
};
