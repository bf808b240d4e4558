import type { Response } from '@skills-center/contract/interaction'
import type { ShownItem } from '@skills-center/contract/item'
import { ContentContext } from '../language/content.ts'
import { FigureView } from './figures/figure-view.tsx'
import { SpotsContext } from './figures/spot.tsx'
import { partsOf } from './interactions/interactions.ts'
import { RichTextView } from './rich-text.tsx'

const ignore = () => undefined

interface ClosedProps {
  readonly item: ShownItem
  /** Prefix of the element ids, unique on the page. */
  readonly id: string
}

interface AnswerProps extends ClosedProps {
  readonly response: Response
  readonly isRight: boolean
  /** Null while it must not be shown yet. */
  readonly rightResponse: Response | null
}

/** An answered question, read-only: its text and figure, with the response marked in it. */
export function ClosedQuestion({ item, id, response, isRight, rightResponse }: AnswerProps) {
  const { interaction } = item
  const spots =
    partsOf(interaction).spots?.({
      id,
      interaction,
      response,
      isLocked: true,
      mark: isRight ? 'right' : 'wrong',
      rightResponse,
      onChange: ignore,
    }) ?? null
  return (
    <ContentContext value={item}>
      <div id={`${id}-question`} className="max-w-prose text-lg leading-relaxed text-pretty">
        <RichTextView text={item.stem} />
      </div>
      {item.figure !== null && (
        <div className="mt-5">
          <SpotsContext value={spots}>
            <FigureView figure={item.figure} />
          </SpotsContext>
        </div>
      )}
    </ContentContext>
  )
}

/** The response, drawn in the question's read-only form. `messageId` is the id of its feedback. */
export function ClosedAnswer({
  item,
  id,
  questionId,
  messageId,
  response,
  isRight,
  rightResponse,
}: AnswerProps & { readonly questionId: string; readonly messageId: string }) {
  const { interaction } = item
  const { View } = partsOf(interaction)
  return (
    <ContentContext value={item}>
      <View
        interaction={interaction}
        response={response}
        id={id}
        questionId={questionId}
        messageId={messageId}
        isLocked
        mark={isRight ? 'right' : 'wrong'}
        missed={[]}
        rightResponse={rightResponse}
        onChange={ignore}
      />
    </ContentContext>
  )
}
