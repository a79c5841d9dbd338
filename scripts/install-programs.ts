/**
 * Installs what tests need: browsers, web servers, and Indian fonts for PDFs and stories. Fails
 * only if no browser can be installed.
 */
import { ensureHeadlessShell } from './chromium.ts';
import { installIndicFonts } from './indic-fonts.ts';
import { ensureWebServers } from './web-servers.ts';

ensureHeadlessShell();
ensureWebServers();
installIndicFonts();
