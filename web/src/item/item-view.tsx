import type { Response } from '@skills-center/contract/interaction'
import type { ShownItem } from '@skills-center/contract/item'
import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { useMeasuredHeight } from '../platform/measured.ts'
import { ContentContext } from '../language/content.ts'
import { FigureView } from './figures/figure-view.tsx'
import { SpotsContext } from './figures/spot.tsx'
import { partsOf } from './interactions/interactions.ts'
import { optionControl } from './interactions/option-keys.ts'
import { RichTextView } from './rich-text.tsx'

/** Where letters are typed and mean no option. */
const textFields = 'input[type="text"], math-field'

/** The field where the answer begins; one that follows other work waits for it. */
const firstField = ':is(input[type="text"], math-field):not([data-later] *)'

/** Where an answer can be given otherwise: the first of them is where it begins. */
const controls = 'input:not(:disabled), [role="slider"][tabindex="0"], [data-answer] button:not(:disabled)'

export interface ItemHandle {
  /** Puts the focus where the answer begins: into the text field, else on the question, whose keys pick options. */
  begin: () => void
  /** Puts the focus back into the answer; what is in a text field is selected, to be typed over. */
  resume: () => void
}

/** An item with its way to answer. What happens to the answer is the page's business. */
export function ItemView({
  id,
  item,
  response,
  messageId,
  isLocked,
  mark,
  missed,
  rightResponse,
  head,
  children,
  ref,
  onChange,
  onSubmit,
}: {
  /** Unique on the page, different for every question. */
  id: string
  item: ShownItem
  response: Response
  messageId: string
  isLocked: boolean
  mark: 'right' | 'wrong' | 'refused' | null
  missed: readonly Response[]
  rightResponse: Response | null
  /** Stands above the question, where the question’s keys work too. */
  head?: ReactNode
  /** Stands between the question and the answer: hints. */
  children?: ReactNode
  ref?: Ref<ItemHandle>
  onChange: (response: Response) => void
  onSubmit: () => void
}) {
  const { interaction } = item
  const parts = partsOf(interaction)
  const questionId = `${id}-question`
  const spots =
    parts.spots?.({ id, interaction, response, isLocked, mark, missed, rightResponse, onChange }) ?? null

  const { root, question, answer } = useItemHandle(ref)
  useMeasuredHeight(question, '--stem')

  /** Letters and numbers pick options wherever the focus is inside the question; Enter checks. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!(event.target instanceof Element)) return
    if (event.key === 'Enter' && !event.repeat && !event.target.matches('button, a, summary')) {
      event.preventDefault()
      onSubmit()
      return
    }
    if (isLocked || event.target.matches(textFields)) return
    const after = parts.afterKey(event.key, interaction, response, missed)
    if (after === undefined) return
    event.preventDefault()
    onChange(after.response)
    document.getElementById(optionControl(id, after.option))?.focus()
  }

  return (
    // The keys act on the controls inside, each of which also works by itself.
    <ContentContext value={item}>
      <div ref={root} role="presentation" className="item-view" onKeyDown={onKeyDown}>
        {head}
        <div
          ref={question}
          id={questionId}
          tabIndex={-1}
          className="item-stem max-w-prose outline-none text-lg leading-[1.6] text-pretty sm:text-[1.4rem] sm:leading-[1.7]"
        >
          <RichTextView text={item.stem} />
        </div>
        {item.figure !== null && (
          <div className="item-figure mt-3 sm:mt-6">
            <SpotsContext value={spots}>
              <FigureView figure={item.figure} />
            </SpotsContext>
          </div>
        )}
        {children}
        <div ref={answer} className="mt-4 sm:mt-7">
          <parts.View
            interaction={interaction}
            response={response}
            id={id}
            questionId={questionId}
            messageId={messageId}
            isLocked={isLocked}
            mark={mark}
            missed={missed}
            rightResponse={rightResponse}
            onChange={onChange}
          />
        </div>
      </div>
    </ContentContext>
  )
}

/** Lets the page put the focus into the item; its parts take the references to their own elements. */
function useItemHandle(ref: Ref<ItemHandle> | undefined) {
  const root = useRef<HTMLDivElement>(null)
  const question = useRef<HTMLDivElement>(null)
  const answer = useRef<HTMLDivElement>(null)

  useImperativeHandle(ref, () => {
    const field = () => root.current?.querySelector<HTMLElement>(firstField)
    const option = () => answer.current?.querySelector<HTMLElement>(controls)
    return {
      begin: () => (field() ?? question.current)?.focus({ preventScroll: true }),
      resume() {
        if (root.current?.contains(document.activeElement)) return
        ;(field() ?? option())?.focus({ preventScroll: true })
        const typed = field()
        if (typed instanceof HTMLInputElement) typed.select()
      },
    }
  }, [])

  return { root, question, answer }
}
