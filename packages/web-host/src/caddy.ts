import { allLanguages, languageCookie, otherLanguages } from '@kosha/domain';
import { hashedFolder, privateFile, serviceWorker } from './addresses.ts';
import { everyResponse, lifetimes, otherwise, pageVary, secureOnly } from './headers.ts';
import { pageHeadersOf, patternsIn, policiesOf, type HostedApp } from './hosted-app.ts';
import { addressesOfPage } from './page-patterns.ts';
import { dataPolicy, workerPolicy } from './policies.ts';

/** Caddy's regular expressions have no look-ahead; the build has no file in `.well-known`. */
const privateInCaddy = privateFile.replace('(?!well-known/)', '');

/**
 * A Caddyfile (Caddy 2.6 or newer) that serves the built app in front of any /api1 server, with the
 * reference server's headers, policies and languages. Caddy obtains its certificate itself once the
 * site address has a name.
 */
export function caddyfile(app: HostedApp): string {
  const languages = allLanguages.join('|');
  const { pages, shell } = policiesOf(app);
  const ofPages = { ...pageHeadersOf(app), Vary: pageVary };
  const set = (name: string, value: string) => `${name} "${value}"`;
  const block = (headers: Readonly<Record<string, string>>) =>
    `{\n${Object.entries(headers)
      .map(([name, value]) => `\t\t${set(name, value)}`)
      .join('\n')}\n\t}`;
  return `# Made by the build of the app; a new build makes it anew. Change what stands at the three marks (1) to (3).
# Headers, policies and languages are those of the reference server.

# (1) your name, such as loans.example; or a port
:8080 {
	# (2) the folder of the built app
	root * /srv/${app.id}
	# In this order: of headers with one name the last one counts.
	route {
	# (3) your server of /api1
	reverse_proxy /api1/* 127.0.0.1:4180

	# The language of a page: the one that was chosen, else the first of ours that the browser lists, else English.
	map {header.Accept-Language} {asked} {
		~(?i)(?:^|,)\\s*(${languages})\\b "\${1}"
		default ""
	}
	map {cookie.${languageCookie}} {language} {
		~^(${languages})$ "\${1}"
		default {asked}
	}
	map {language} {suffix} {
${otherLanguages.map((language) => `\t\t${language} .${language}`).join('\n')}
		default ""
	}

	# The folder of its page, where one page is for all addresses of a pattern.
	map {path} {folder} {
${patternsIn(app)
  .map(({ addresses, folder }) => `\t\t~^${addresses}/?$ ${folder}`)
  .join('\n')}
		default {path}
	}

	@files not path /api1/*
	header @files ${block({ ...everyResponse, 'Cache-Control': otherwise, 'Content-Security-Policy': dataPolicy, Vary: 'Accept-Encoding' })}
${lifetimes
  .toReversed()
  .map(
    ({ path, cacheControl }, at) =>
      `\t@kept${at} path_regexp ${path}\n\theader @kept${at} ${set('Cache-Control', cacheControl)}`,
  )
  .join('\n')}
	# Where Caddy has the certificate; if something before it has, let that one send this header.
	@secure {
		protocol https
		not path /api1/*
	}
	header @secure ${block(secureOnly)}
	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json
	@hashed path ${hashedFolder}*
	header @hashed -Content-Security-Policy
	header ${serviceWorker} ${set('Content-Security-Policy', workerPolicy(app.apiOrigin))}

	# What a page may load and send; each page by the hashes of what the build put into it.
	@page {
		not path /api1/*
		not path_regexp \\.
	}
	header @page ${block({ ...ofPages, 'Content-Security-Policy': shell })}
${pages
  .map(
    ([path, policy], at) =>
      `\t@page${at} path_regexp ^${addressesOfPage(path)}/?$\n\theader @page${at} ${set('Content-Security-Policy', policy)}`,
  )
  .join('\n')}

	@private path_regexp (?i)${privateInCaddy}
	error @private 404
	# Files have a dot in their names, pages have none.
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

	# Who opens a file that is not there sees the app's page for it, in the same language.
	handle_errors {
		@missing expression \`{err.status_code} == 404 && !{http.request.orig_uri.path}.startsWith("${hashedFolder}")\`
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
