import { seen } from '../data/seen.ts';
import type { Language } from '@kosha/domain';
import type { StoryEntry } from './index-entries.ts';
import { Link } from './link.tsx';

interface PhoneProps {
  story: StoryEntry;
  label?: string;
  /** The state of the order, for a story of the atlas. */
  state?: string;
  /** English without it. */
  language?: Language;
}

const pictures = new Set(seen.pictures);

const scale = 0.6;
const height = 640;

/** A story in a phone: its accepted picture, or the story itself until it has one. Leads to the story. */
export function Phone({ story, label = story.name, state, language }: PhoneProps) {
  const width = story.tags.includes('small') ? 320 : 360;
  const isOther = language !== undefined && language !== 'en';
  const picture = [story.id, state, isOther && language].filter(Boolean).join('.');
  const args = `${state ? `&args=state:${state}` : ''}${isOther ? `&globals=language:${language}` : ''}`;
  const size = { width: width * scale, height: height * scale };
  return (
    <figure className="kosha-phone">
      <div style={size}>
        {pictures.has(picture) ? (
          <img alt="" loading="lazy" width={size.width} src={`pictures/${picture}.webp`} />
        ) : (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- our own story, which needs its scripts
          <iframe
            title={label}
            loading="lazy"
            src={`iframe.html?id=${story.id}&viewMode=story${args}`}
            style={{ width, height, transform: `scale(${scale})` }}
          />
        )}
      </div>
      <figcaption>
        <Link to={`?path=/story/${story.id}${args}`}>{label}</Link>
      </figcaption>
    </figure>
  );
}
