import type { Interaction } from '@skills-center/contract/interaction'
import type { ShownItem } from '@skills-center/contract/item'
import { t } from '../language/messages.ts'
import { FigureView } from '../item/figures/figure-view.tsx'
import { SpotsContext } from '../item/figures/spot.tsx'
import { emptyResponse, partsOf } from '../item/interactions/interactions.ts'
import { RichTextLine, RichTextView } from '../item/rich-text.tsx'

const ignore = () => undefined

/** A read-only question; its element ids start with `id`. */
export function LessonQuestion({ item, id }: { readonly item: ShownItem; readonly id: string }) {
  const { interaction } = item
  const response = emptyResponse(interaction)
  const spots =
    partsOf(interaction).spots?.({ id, interaction, response, isLocked: true, onChange: ignore }) ?? null
  return (
    <>
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
      <div className="mt-4">
        <WayToAnswer interaction={interaction} id={id} />
      </div>
    </>
  )
}

/** The options or drawing area of the question; an empty text field would add nothing. */
function WayToAnswer({ interaction, id }: { readonly interaction: Interaction; readonly id: string }) {
  const response = emptyResponse(interaction)
  if ('text' in response) return null
  if (interaction.kind === 'choice' || interaction.kind === 'choices') {
    return (
      <ol
        aria-label={t('skills/options')}
        className="max-w-prose list-[upper-alpha] space-y-1.5 pl-7 text-lg marker:font-semibold marker:text-ink-soft"
      >
        {interaction.options.map((option) => (
          <li key={option.id} className="pl-1">
            <RichTextLine text={option.text} />
          </li>
        ))}
      </ol>
    )
  }
  const { View } = partsOf(interaction)
  return (
    <View
      interaction={interaction}
      response={response}
      id={`${id}-answer`}
      questionId={`${id}-question`}
      messageId={`${id}-question`}
      isLocked
      mark={null}
      missed={[]}
      rightResponse={null}
      onChange={ignore}
    />
  )
}
