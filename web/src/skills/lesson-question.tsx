import type { Interaction, ShownItem } from '@skills-center/contract/item'
import { FigureView } from '../item/figures/figure-view.tsx'
import { RichTextLine, RichTextView } from '../item/rich-text.tsx'

/** A question to be read and not answered. */
export function LessonQuestion({ item }: { readonly item: ShownItem }) {
  const options = optionsOf(item.interaction)
  return (
    <>
      <div className="max-w-prose text-lg leading-relaxed text-pretty">
        <RichTextView text={item.stem} />
      </div>
      {item.figure !== null && (
        <div className="mt-5">
          <FigureView figure={item.figure} />
        </div>
      )}
      {options.length > 0 && (
        <ol
          aria-label="Options"
          className="mt-4 max-w-prose list-[upper-alpha] space-y-1.5 pl-7 text-lg marker:font-semibold marker:text-ink-soft"
        >
          {options.map((option) => (
            <li key={option.id} className="pl-1">
              <RichTextLine text={option.text} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function optionsOf(interaction: Interaction) {
  return 'options' in interaction ? interaction.options : []
}
