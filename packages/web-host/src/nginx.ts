import { allLanguages, languageCookie, otherLanguages } from '@kosha/domain';
import { hashedFolder, privateFile, serviceWorker } from './addresses.ts';
import { everyResponse, lifetimes, otherwise, pageVary, secureOnly } from './headers.ts';
import { pageHeadersOf, patternsIn, policiesOf, type HostedApp } from './hosted-app.ts';
import { addressesOfPage } from './page-patterns.ts';
import { dataPolicy, workerPolicy } from './policies.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * An nginx (1.18 or newer) configuration that serves the built app in front of any /api1 server,
 * with the reference server's headers, policies and languages. The operator edits three lines:
 * name, folder and API address.
 */
export function nginxConf(app: HostedApp): string {
  // Variables are global in nginx, so two apps on one machine need different names.
  return confOf(app).replaceAll(ownVariable, `$1${app.id.replaceAll('-', '_')}_`);
}

const ownVariable = /([$<])kosha_/g;

function confOf(app: HostedApp): string {
  const languages = allLanguages.join('|');
  const { pages, shell } = policiesOf(app);
  const ofPages = pageHeadersOf(app);
  return `# Made by the build of the app; a new build makes it anew. Put it into /etc/nginx/conf.d/ and change what stands at the
# three marks (1) to (3). Headers, policies and languages are those of the reference server.

# The language of a page: the one that was chosen, else the first of ours that the browser lists, else English.
map $http_accept_language $kosha_asked {
  default "";
  "~*(?:^|,)\\s*(?<kosha_first>${languages})\\b" $kosha_first;
}
map $cookie_${languageCookie} $kosha_language {
  default $kosha_asked;
  "~^(?<kosha_chosen>${languages})$" $kosha_chosen;
}
map $kosha_language $kosha_suffix {
  default "";
${otherLanguages.map((language) => `  ${language} .${language};`).join('\n')}
}

# The address without its query and the slash at its end.
map $request_uri $kosha_path {
  default /;
  "~^(?<kosha_page>/[^?]*?)/?(?:\\?.*)?$" $kosha_page;
}
# The folder of its page, where one page is for all addresses of a pattern.
map $uri $kosha_folder {
  default $uri;
${patternsIn(app)
  .map(({ addresses, folder }) => `  "~^${addresses}/?$" ${folder};`)
  .join('\n')}
}
map $kosha_path $kosha_cache {
  default "${otherwise}";
${lifetimes.map(({ path, cacheControl }) => `  "~${path}" "${cacheControl}";`).join('\n')}
}

# What a page may load and send; each page by the hashes of what the build put into it.
# A 304 answer has no type, and browsers take its policy too.
map "$kosha_path $sent_http_content_type" $kosha_policy {
  default "${dataPolicy}";
  "~^${escaped(serviceWorker)} " "${workerPolicy(app.apiOrigin)}";
${pages.map(([path, policy]) => `  "~^${addressesOfPage(path)} " "${policy}";`).join('\n')}
  "~ text/html" "${shell}";
  "~^[^. ]* " "${shell}";
  "~^${escaped(hashedFolder)}" "";
}
map "$kosha_path $sent_http_content_type" $kosha_is_page {
  default "";
  "~^[^. ]* " 1;
  "~ text/html" 1;
}
${Object.entries(ofPages)
  .map(([name, value]) => pageHeader(name, value))
  .join('\n')}
# Where nginx has the certificate; if something before it has, let that one send this header.
${Object.entries(secureOnly)
  .map(([name, value]) => `map $https ${variableOf(name)} {\n  default "";\n  on "${value}";\n}`)
  .join('\n')}
map $kosha_is_page $kosha_vary {
  default "Accept-Encoding";
  1 "${pageVary}";
}

server {
  listen 8080; # (1) the port; with TLS: listen 443 ssl; the name and the certificate
  root /srv/${app.id}; # (2) the folder of the built app

  location /api1/ {
    proxy_pass http://127.0.0.1:4180; # (3) your server of /api1
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    # The answers of the server keep their own headers.
    add_header X-Content-Type-Options nosniff always;
  }

  # Without this nginx drops the header \`web_uuid\`.
  underscores_in_headers on;
  client_max_body_size 64m;
  server_tokens off;
  etag on;
  absolute_redirect off;
  charset utf-8;
  # Brotli is a tenth smaller: install nginx's brotli module and write "brotli_static on;" here.
  gzip_static on;
  types {
    text/html html;
    text/javascript js;
    text/css css;
    application/json json;
    application/manifest+json webmanifest;
    image/svg+xml svg;
    image/png png;
  }

  add_header Cache-Control $kosha_cache always;
  add_header Vary $kosha_vary always;
  add_header Content-Security-Policy $kosha_policy always;
${Object.entries(everyResponse)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
${Object.keys({ ...secureOnly, ...ofPages })
  .map((name) => `  add_header ${name} ${variableOf(name)} always;`)
  .join('\n')}

  location ^~ ${hashedFolder} {
    try_files $uri =404;
  }
  location ~* ${privateFile} {
    return 404;
  }
  # Files have a dot in their names, pages have none. Who opens a file that is not there sees the app's page for it.
  location ~ \\. {
    error_page 404 /app$kosha_suffix.html;
    try_files $uri =404;
  }
  location / {
    try_files $kosha_folder/index$kosha_suffix.html $kosha_folder/index.html /app$kosha_suffix.html /app.html =404;
  }
}
`;
}

const variableOf = (name: string) => `$kosha_${name.toLowerCase().replaceAll('-', '_')}`;

/** A header that only pages have: nginx omits headers with an empty value. */
const pageHeader = (name: string, value: string) =>
  `map $kosha_is_page ${variableOf(name)} {
  default "";
  1 "${value}";
}`;
