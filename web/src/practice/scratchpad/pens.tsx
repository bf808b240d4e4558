import { Eraser } from 'lucide-react'
import { useId } from 'react'
import { t } from '../../language/messages.ts'
import type { Pen } from './sheet.ts'

const pens = (): readonly { tool: Pen | 'eraser'; name: string; swatch: string }[] => [
  { tool: 'plain', name: t('practice/plain-pen'), swatch: 'bg-ink' },
  { tool: 'blue', name: t('practice/blue-pen'), swatch: 'bg-math' },
  { tool: 'red', name: t('practice/red-pen'), swatch: 'bg-incorrect' },
  { tool: 'eraser', name: t('practice/eraser'), swatch: '' },
]

/** Three pens and an eraser, as native radio buttons, so that arrow keys move between them. */
export function Pens({ tool, onPick }: { tool: Pen | 'eraser'; onPick: (tool: Pen | 'eraser') => void }) {
  const name = useId()
  return (
    <fieldset className="flex gap-0.5">
      <legend className="sr-only">{t('practice/pen')}</legend>
      {pens().map((pen) => (
        <label
          key={pen.tool}
          title={pen.name}
          className="grid size-9.5 cursor-pointer place-items-center rounded-md border-2 border-transparent hover:bg-sunken has-checked:border-action has-checked:bg-math-soft ring-of-control"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={tool === pen.tool}
            onChange={() => onPick(pen.tool)}
          />
          <span className="sr-only">{pen.name}</span>
          {pen.tool === 'eraser' ? (
            <Eraser aria-hidden className="size-5" />
          ) : (
            <span aria-hidden className={`size-5 rounded-full ${pen.swatch}`} />
          )}
        </label>
      ))}
    </fieldset>
  )
}
