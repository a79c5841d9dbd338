/**
 * Installs missing system dependencies of the tests: browsers, web servers for the e2e tests of
 * hosting, and Indian fonts for PDFs and stories. Fails if there is no browser afterwards.
 */
import { ensureHeadlessShell } from './chromium.ts';
import { installIndicFonts } from './indic-fonts.ts';
import { ensureWebServers } from './web-servers.ts';

ensureHeadlessShell();
ensureWebServers();
installIndicFonts();
