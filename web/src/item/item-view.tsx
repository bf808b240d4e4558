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

/** Fields in which letters are text and do not pick options. */
const textFields = 'input[type="text"], math-field'

/** The field where the answer begins; fields that follow other work come later. */
const firstField = ':is(input[type="text"], math-field):not([data-later] *)'

/** Other controls; the answer begins at the first of them. */
const controls = 'input:not(:disabled), [role="slider"][tabindex="0"], [data-answer] button:not(:disabled)'

/** Room for the frame around a control, in pixels. */
const answerMargin = 24

export interface ItemHandle {
  /** Focuses the start of the answer: the text field, otherwise the question, whose keys pick options. */
  begin: () => void
  /** Focuses the question, whose keys pick options. Does not open a touch keyboard. */
  focusQuestion: () => void
  /** Scrolls until the start of the answer is above this height in the window, and below the question. */
  showAnswer: (bottom: number) => void
  /** Returns focus to the answer; text in a field is selected, ready to be replaced. */
  resume: () => void
}

/** An item with its interaction. The page decides what happens to the answer. */
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
  /** Shown above the question; the question’s keys work there too. */
  head?: ReactNode
  /** Shown between the question and the answer: hints. */
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

  /** Letters and numbers pick options wherever focus is inside the question; Enter checks. */
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
    // The key handler only triggers controls inside, each of which also works by itself.
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

/** Lets the page move focus into the item; its parts attach the refs to their own elements. */
function useItemHandle(ref: Ref<ItemHandle> | undefined) {
  const root = useRef<HTMLDivElement>(null)
  const question = useRef<HTMLDivElement>(null)
  const answer = useRef<HTMLDivElement>(null)

  useImperativeHandle(ref, () => {
    const field = () => root.current?.querySelector<HTMLElement>(firstField)
    const option = () => answer.current?.querySelector<HTMLElement>(controls)
    return {
      begin: () => (field() ?? question.current)?.focus({ preventScroll: true }),
      focusQuestion: () => question.current?.focus({ preventScroll: true }),
      showAnswer(bottom) {
        if (answer.current === null || question.current === null) return
        const box = answer.current.getBoundingClientRect()
        const control = (field() ?? option())?.getBoundingClientRect()
        const end = Math.min(box.bottom, (control ?? box).bottom + answerMargin)
        const room = box.top - question.current.getBoundingClientRect().bottom
        if (end > bottom) scrollBy({ top: Math.min(end - bottom, room) })
      },
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
