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
  /** Unique on the page; the elements’ ids begin with it. */
  readonly id: string
}

interface AnswerProps extends ClosedProps {
  readonly response: Response
  readonly isRight: boolean
  /** Null while it may not be told yet. */
  readonly rightResponse: Response | null
}

/** A question that was answered, to be read: words and figure, the figure with what was picked in it. */
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

/** What was answered, as the question looks once it is closed. `messageId` names what was said to it. */
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
