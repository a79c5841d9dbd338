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

const styled = new Set(['AppShell', 'Grid', 'SimpleGrid']);
const shownByWidth = new Set(['hiddenFrom', 'visibleFrom', 'lightHidden', 'darkHidden']);

const noMantineStyleElements = {
  create: (context) => {
    const components = new Set();
    const report = (node, what) =>
      context.report({ node, message: `${what} of Mantine renders a <style>: use a CSS module.` });
    return {
      ImportDeclaration({ source, specifiers }) {
        if (source.value !== '@mantine/core') return;
        for (const { imported, local } of specifiers) {
          components.add(local.name);
          if (imported && styled.has(imported.name)) report(local, imported.name);
        }
      },
      JSXOpeningElement({ name, attributes }) {
        const root = name.type === 'JSXMemberExpression' ? name.object : name;
        if (!components.has(root.name)) return;
        for (const attribute of attributes) {
          if (attribute.type !== 'JSXAttribute') continue;
          const { value } = attribute;
          const expression = value?.type === 'JSXExpressionContainer' ? value.expression : null;
          const isResponsive =
            expression?.type === 'ObjectExpression' &&
            expression.properties.some(({ key }) => breakpoints.has(key?.name));
          if (shownByWidth.has(attribute.name.name) || isResponsive)
            report(attribute, `The prop ${attribute.name.name}`);
        }
      },
    };
  },
};

const breakpoints = new Set(['base', 'xs', 'sm', 'md', 'lg', 'xl']);

export default {
  meta: { name: 'dialect' },
  rules: {
    'no-screaming-constants': noScreamingConstants,
    'no-mantine-style-elements': noMantineStyleElements,
    'no-readonly-properties': noReadonlyProperties,
  },
};
