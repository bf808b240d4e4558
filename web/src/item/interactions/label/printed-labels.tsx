import { RichTextLine } from '../../rich-text.tsx'
import type { ListOption } from '../listbox.tsx'

/** In print: the list of names, once for all letters. */
export function PrintedLabels({ labels }: { labels: readonly ListOption[] }) {
  return (
    <p className="mt-5 hidden print:block">
      {labels.map((label, index) => (
        <span key={label.id}>
          {index > 0 && ' · '}
          <RichTextLine text={label.text} />
        </span>
      ))}
    </p>
  )
}
