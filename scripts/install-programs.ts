/**
 * Installs what the tests need of the machine and is missing: browsers, the web servers before which a journey puts the app, and
 * letters of Indian scripts for the servers' PDFs and the stories in each language. Fails where no browser is there afterwards.
 */
import { ensureHeadlessShell } from './chromium.ts';
import { installIndicFonts } from './indic-fonts.ts';
import { ensureWebServers } from './web-servers.ts';

ensureHeadlessShell();
ensureWebServers();
installIndicFonts();
