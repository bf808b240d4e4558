import type { RichText } from '@skills-center/contract/rich-text'
import { type ReactNode, useContext, useId } from 'react'
import { ContentContext } from '../../language/content.ts'
import { classNames } from '../../ui/class-names.ts'
import { ReadAloud } from './read-aloud.tsx'
import { useCanReadAloud } from './voices.ts'

/**
 * A growing list that announces new items, with a read-aloud button for each. The buttons are outside the list, so that
 * they are not announced, and are positioned over its rows.
 */
export function ReadableList({
  texts,
  label,
  what,
  className,
  itemClassName,
  buttonClassName,
  children,
}: {
  texts: readonly RichText[]
  label: string
  /** The kind of item. */
  what: 'hint' | 'step'
  /** The class of the list once it has items. */
  className: string
  itemClassName: string
  /** The class of the button, to position it in the item's free space. */
  buttonClassName: string
  /** Renders an item; its text must be in the element with the id. */
  children: (text: RichText, index: number, id: string) => ReactNode
}) {
  const id = useId()
  const canRead = useCanReadAloud(useContext(ContentContext).language)
  return (
    <div className={classNames('grid grid-cols-[minmax(0,1fr)]', texts.length > 0 && className)}>
      <ol
        aria-live="polite"
        aria-label={label}
        className="col-start-1 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid empty:hidden"
        style={{ gridRow: texts.length > 0 ? `1 / span ${texts.length}` : undefined }}
      >
        {texts.map((text, index) => (
          <li
            key={index}
            className={classNames(itemClassName, canRead && 'max-sm:min-h-20 sm:pe-13 print:min-h-0')}
          >
            {children(text, index, `${id}-${index}`)}
          </li>
        ))}
      </ol>
      {canRead &&
        texts.map((text, index) => (
          // At the end of the row; on a narrow phone, under the icon that starts it.
          <div
            key={index}
            className={classNames(
              'z-1 col-start-1 self-start max-sm:mt-9.5 max-sm:justify-self-start sm:justify-self-end',
              buttonClassName,
            )}
            style={{ gridRow: index + 1 }}
          >
            <ReadAloud
              isSmall
              what={what}
              place={index + 1}
              passages={[{ kind: 'text', text, within: `${id}-${index}` }]}
            />
          </div>
        ))}
    </div>
  )
}
