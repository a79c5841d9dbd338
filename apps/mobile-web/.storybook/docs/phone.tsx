import { screenshots } from '../data/screenshots.ts';
import type { Language } from '@kosha/domain';
import type { StoryEntry } from './index-entries.ts';
import { Link } from './link.tsx';
import { screenSizeOf } from './screen-size.ts';

interface PhoneProps {
  story: StoryEntry;
  label?: string;
  /** The order state to show; only for the stories with the title “Order states”. */
  state?: string;
  language?: Language;
}

const pictures = new Set(screenshots.pictures);

/**
 * The displayed width, in CSS pixels, of a screen of 360 px or more. A narrower screen is scaled
 * like a screen of 360 px, so it appears narrower.
 */
const displayedWidth = 216;

/** Shows the screenshot of the story or, without a screenshot, the live story. */
export function Phone({ story, label = story.name, state, language }: PhoneProps) {
  const { width, height } = screenSizeOf(story.tags);
  const scale = displayedWidth / Math.max(width, 360);
  const isOther = language !== undefined && language !== 'en';
  const picture = [story.id, state, isOther && language].filter(Boolean).join('.');
  const args = `${state ? `&args=state:${state}` : ''}${isOther ? `&globals=language:${language}` : ''}`;
  const size = { width: width * scale, height: height * scale };
  return (
    <figure className="kosha-phone">
      <div className="kosha-frame" style={size}>
        {pictures.has(picture) ? (
          <img alt="" loading="lazy" width={size.width} src={`pictures/${picture}.webp`} />
        ) : (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- our own story, which needs its scripts
          <iframe
            title={label}
            loading="lazy"
            data-kosha-embedded=""
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
