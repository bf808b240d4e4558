import { Fragment } from 'react'
import { RichTextLine } from '../../rich-text.tsx'
import { spoken } from '../spoken.ts'
import type { Gap } from './closed-gap.tsx'

/** In print: a line to write on, and the options. */
export function PrintedGap({ gap, chosen }: { gap: Gap; chosen: string | undefined }) {
  const option = gap.options.find((each) => each.id === chosen)
  return (
    <span className="hidden print:inline">
      <span className="inline-block min-w-28 border-b-2 text-center leading-snug font-semibold">
        {option === undefined ? '\u00A0' : <RichTextLine text={option.text} />}
      </span>{' '}
      <span className="text-base">
        (
        {gap.options.map((each, index) => (
          <Fragment key={each.id}>
            {index > 0 && ' / '}
            <span className={spoken(each.text).length <= 16 ? 'whitespace-nowrap' : undefined}>
              <RichTextLine text={each.text} />
            </span>
          </Fragment>
        ))}
        )
      </span>
    </span>
  )
}
