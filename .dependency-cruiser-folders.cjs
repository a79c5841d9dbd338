/** No circle between folders: a reader can take them one after the other. */
const { options } = require('./.dependency-cruiser.cjs');

/** Where the rule holds. A test may reach everywhere, so tests are left out. */
const roots = [
  'apps/(mobile-web|sandbox-api)/src',
  'packages/(api-client|contract|domain|form-engine|ui|web-host)/src',
];
const path = `^(${roots.join('|')})(/|$)`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circle-between-folders',
      comment: 'Types count too. What two folders need from each other stands below them both.',
      severity: 'error',
      scope: 'folder',
      from: { path },
      to: { circular: true, path },
    },
  ],
  options: {
    ...options,
    exclude: { path: `${options.exclude.path}|\\.(test|stories|fixtures)\\.tsx?$` },
  },
};
