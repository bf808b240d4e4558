import type { CSSProperties } from 'react'
import { RichTextLine } from '../../rich-text.tsx'
import type { ListOption } from '../listbox.tsx'

/** The names of the categories above their columns. For screen readers, each radio button has its own name. */
export function CategoryHeads({
  categories,
  columns,
  hasCardColumn,
  areKeys,
  onPress,
}: {
  categories: readonly ListOption[]
  columns: CSSProperties
  hasCardColumn: boolean
  /** Their numbers are keyboard shortcuts. */
  areKeys: boolean
  onPress: (category: string) => void
}) {
  return (
    <div aria-hidden style={columns} className="hidden gap-x-2 sm:grid">
      {hasCardColumn && <span />}
      {categories.map((category, index) => (
        <div
          key={category.id}
          data-category={category.id}
          onClick={() => onPress(category.id)}
          className="flex flex-col items-center justify-end gap-1 rounded-t-md bg-sunken px-1 pt-2.5 pb-1.5 text-center leading-tight font-semibold hyphens-auto print:border print:border-b-0"
        >
          <RichTextLine text={category.text} />
          {areKeys && (
            <span className="text-sm font-normal text-ink-soft pointer-coarse:hidden print:hidden">
              {index + 1}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}
