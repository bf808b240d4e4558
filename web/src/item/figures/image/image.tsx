import { useState } from 'react'
import { language } from '../../../language/language.ts'
import { t } from '../../../language/messages.ts'
import type { FigureProps } from '../figure-props.ts'
import { Spot } from '../spot.tsx'

/** The longer side of a picture on screen, in pixels. */
const largest = 560

/** A picture at the available width. If it does not load, shows its description. */
export function Image({ figure, width: room }: FigureProps<'image'>) {
  const [isLost, setIsLost] = useState(false)
  const { source, description, spots = [] } = figure
  const scale = Math.min(room / figure.width, largest / Math.max(figure.width, figure.height), 2)
  const width = Math.round(figure.width * scale)
  const height = Math.round(figure.height * scale)
  if (isLost)
    return (
      <p className="mx-auto max-w-prose rounded-md border border-line bg-sunken px-4 py-3">
        {/* In the page's language, although its surroundings are in the question’s language. */}
        <span lang={language()}>{t('item/picture-did-not-load')}</span> {description}
      </p>
    )
  return (
    <div className="relative mx-auto" style={{ width, height }}>
      <img
        src={source}
        alt={description}
        width={width}
        height={height}
        onError={() => setIsLost(true)}
        className="rounded-md border border-line"
      />
      {spots.length > 0 && (
        <svg
          aria-hidden
          viewBox={`0 0 ${width} ${height}`}
          className="absolute inset-0 size-full overflow-visible font-sans"
        >
          {spots.map(({ id, x, y }) => (
            <Spot key={id} id={id} x={(x / 100) * width} y={(y / 100) * height} />
          ))}
        </svg>
      )}
    </div>
  )
}
