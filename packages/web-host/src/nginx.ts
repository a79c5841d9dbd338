import { allLanguages, languageCookie, translatedLanguages } from '@kosha/domain';
import { hashedAssetsPath, privateFilePattern, serviceWorkerPath } from './addresses.ts';
import {
  commonHeaders,
  cacheControlRules,
  defaultCacheControl,
  pageVary,
  hstsHeaders,
} from './headers.ts';
import { pageHeadersOf, pagePatternsOf, cspPoliciesOf, type HostedApp } from './hosted-app.ts';
import { pageUrlPattern } from './page-patterns.ts';
import { nonPageCsp, serviceWorkerCsp } from './policies.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * The configuration with which nginx (1.18 or newer) serves the built app and proxies /api1.
 * Operators edit the port, the folder and the API's URL in it.
 */
export function renderNginxConf(app: HostedApp): string {
  // nginx variables are global, so two apps on one machine need different names.
  return confOf(app).replaceAll(ownVariable, `$1${app.id.replaceAll('-', '_')}_`);
}

const ownVariable = /([$<])kosha_/g;

function confOf(app: HostedApp): string {
  const languages = allLanguages.join('|');
  const { pages, shell } = cspPoliciesOf(app);
  const ofPages = pageHeadersOf(app);
  return `# The build of the app writes this file. Copy it to /etc/nginx/conf.d/ after each build, and edit
# the places (1), (2) and (3).
# Headers, policies and languages are those of the reference server.

# The language of a page: the chosen one, else one that the browser accepts, else English.
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
${translatedLanguages.map((language) => `  ${language} .${language};`).join('\n')}
}

# The path without a trailing slash.
map $request_uri $kosha_path {
  default /;
  "~^(?<kosha_page>/[^?]*?)/?(?:\\?.*)?$" $kosha_page;
}
# The folder of a page that serves all URLs of a pattern.
map $uri $kosha_folder {
  default $uri;
${pagePatternsOf(app)
  .map(({ addresses, folder }) => `  "~^${addresses}/?$" ${folder};`)
  .join('\n')}
}
map $kosha_path $kosha_cache {
  default "${defaultCacheControl}";
${cacheControlRules.map(({ path, cacheControl }) => `  "~${path}" "${cacheControl}";`).join('\n')}
}

# Each page has its own Content-Security-Policy, with the hashes of its inline code.
# A 304 response has no content type, but needs the policy too, because browsers apply it.
map "$kosha_path $sent_http_content_type" $kosha_policy {
  default "${nonPageCsp}";
  "~^${escaped(serviceWorkerPath)} " "${serviceWorkerCsp(app.apiOrigin)}";
${pages.map(([path, policy]) => `  "~^${pageUrlPattern(path)} " "${policy}";`).join('\n')}
  "~ text/html" "${shell}";
  "~^[^. ]* " "${shell}";
  "~^${escaped(hashedAssetsPath)}" "";
}
map "$kosha_path $sent_http_content_type" $kosha_is_page {
  default "";
  "~^[^. ]* " 1;
  "~ text/html" 1;
}
${Object.entries(ofPages)
  .map(([name, value]) => pageHeader(name, value))
  .join('\n')}
# If a proxy in front of nginx has the certificate, the proxy must send this header.
${Object.entries(hstsHeaders)
  .map(([name, value]) => `map $https ${variableOf(name)} {\n  default "";\n  on "${value}";\n}`)
  .join('\n')}
map $kosha_is_page $kosha_vary {
  default "Accept-Encoding";
  1 "${pageVary}";
}

server {
  listen 8080; # (1) the port; with TLS: "listen 443 ssl;", server_name and the certificate
  root /srv/${app.id}; # (2) the folder of the built app

  location /api1/ {
    proxy_pass http://127.0.0.1:4180; # (3) the address of your API server
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    # Responses of the API server keep their own headers.
    add_header X-Content-Type-Options nosniff always;
  }

  # Without this line, nginx drops the header \`web_uuid\`.
  underscores_in_headers on;
  client_max_body_size 64m;
  server_tokens off;
  etag on;
  absolute_redirect off;
  charset utf-8;
  # Brotli files are a tenth smaller: install nginx's brotli module, add "brotli_static on;" here.
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
${Object.entries(commonHeaders)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
${Object.keys({ ...hstsHeaders, ...ofPages })
  .map((name) => `  add_header ${name} ${variableOf(name)} always;`)
  .join('\n')}

  location ^~ ${hashedAssetsPath} {
    try_files $uri =404;
  }
  location ~* ${privateFilePattern} {
    return 404;
  }
  # URLs of files have a dot, URLs of pages have none. For a missing file, the app shows its
  # "not found" page.
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

/** nginx omits a header with an empty value, so only pages have the header. */
const pageHeader = (name: string, value: string) =>
  `map $kosha_is_page ${variableOf(name)} {
  default "";
  1 "${value}";
}`;
