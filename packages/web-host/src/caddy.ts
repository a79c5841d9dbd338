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

/**
 * Caddy's regular expressions support no look-ahead. The build has no `.well-known` files, so no
 * exception is needed.
 */
const privateInCaddy = privateFilePattern.replace('(?!well-known/)', '');

/**
 * The configuration with which Caddy (2.6 or newer) serves the built app and proxies /api1. Caddy
 * obtains a TLS certificate if the site address is a host name.
 */
export function renderCaddyfile(app: HostedApp): string {
  const languages = allLanguages.join('|');
  const { pages, shell } = cspPoliciesOf(app);
  const ofPages = { ...pageHeadersOf(app), Vary: pageVary };
  const set = (name: string, value: string) => `${name} "${value}"`;
  const block = (headers: Readonly<Record<string, string>>) =>
    `{\n${Object.entries(headers)
      .map(([name, value]) => `\t\t${set(name, value)}`)
      .join('\n')}\n\t}`;
  return `# The build of the app writes this file. Edit the places (1), (2) and (3) after each build.
# Headers, policies and languages are those of the reference server.

# (1) your host name, such as loans.example, or a port
:8080 {
	# (2) the folder of the built app
	root * /srv/${app.id}
	# "route" keeps this order: if a header is set twice, the last value applies.
	route {
	# (3) the address of your API server
	reverse_proxy /api1/* 127.0.0.1:4180

	# The language of a page: the chosen one, else one that the browser accepts, else English.
	map {header.Accept-Language} {asked} {
		~(?i)(?:^|,)\\s*(${languages})\\b "\${1}"
		default ""
	}
	map {cookie.${languageCookie}} {language} {
		~^(${languages})$ "\${1}"
		default {asked}
	}
	map {language} {suffix} {
${translatedLanguages.map((language) => `\t\t${language} .${language}`).join('\n')}
		default ""
	}

	# The folder of a page that serves all URLs of a pattern.
	map {path} {folder} {
${pagePatternsOf(app)
  .map(({ addresses, folder }) => `\t\t~^${addresses}/?$ ${folder}`)
  .join('\n')}
		default {path}
	}

	@files not path /api1/*
	header @files ${block({ ...commonHeaders, 'Cache-Control': defaultCacheControl, 'Content-Security-Policy': nonPageCsp, Vary: 'Accept-Encoding' })}
${cacheControlRules
  .toReversed()
  .map(
    ({ path, cacheControl }, at) =>
      `\t@kept${at} path_regexp ${path}\n\theader @kept${at} ${set('Cache-Control', cacheControl)}`,
  )
  .join('\n')}
	# If a proxy in front of Caddy has the certificate, the proxy must send this header.
	@secure {
		protocol https
		not path /api1/*
	}
	header @secure ${block(hstsHeaders)}
	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json
	@hashed path ${hashedAssetsPath}*
	header @hashed -Content-Security-Policy
	header ${serviceWorkerPath} ${set('Content-Security-Policy', serviceWorkerCsp(app.apiOrigin))}

	# Each page has its own Content-Security-Policy, with the hashes of its inline code.
	@page {
		not path /api1/*
		not path_regexp \\.
	}
	header @page ${block({ ...ofPages, 'Content-Security-Policy': shell })}
${pages
  .map(
    ([path, policy], at) =>
      `\t@page${at} path_regexp ^${pageUrlPattern(path)}/?$\n\theader @page${at} ${set('Content-Security-Policy', policy)}`,
  )
  .join('\n')}

	@private path_regexp (?i)${privateInCaddy}
	error @private 404
	# URLs of files have a dot, URLs of pages have none.
	@found {
		not path /api1/*
		not path_regexp \\.
		file {
			try_files {folder}/index{suffix}.html {folder}/index.html /app{suffix}.html /app.html
		}
	}
	rewrite @found {file_match.relative}
	@notApi not path /api1/*
	file_server @notApi {
		precompressed br gzip
	}
	}

	# A missing file is answered with the app's "not found" page in the visitor's language.
	handle_errors {
		@missing expression \`{err.status_code} == 404 && !{http.request.orig_uri.path}.startsWith("${hashedAssetsPath}")\`
		route @missing {
			header ${block({ ...ofPages, 'Content-Security-Policy': shell }).replaceAll('\n\t', '\n\t\t\t')}
			rewrite * /app{suffix}.html
			file_server {
				status 404
			}
		}
	}
}
`;
}
