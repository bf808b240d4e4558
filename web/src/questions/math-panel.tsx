import { lazy, Suspense, useId, useState } from 'react'
import { withMessages } from '../language/catalogues.ts'
import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const MathField = lazy(async () => ({
  default: (await withMessages(import('../item/interactions/typed/math-field.tsx'), 'item')).MathField,
}))

/** Values are passed through the math editor as text, which it does not change. */
const intoEditor = (tex: string): string => tex.replaceAll(/\{=([^{}]*)\}/g, String.raw`\text{=$1}`)
const outOfEditor = (tex: string): string => tex.replaceAll(/\\text\{=([^{}]*)\}/g, '{=$1}')

interface MathPanelProps {
  /** The TeX to edit; empty for new math. */
  readonly start: string
  readonly onInsert: (tex: string) => void
  readonly onClose: () => void
}

/** An editor that typesets math while typing. Not a dialog, because a phone’s math keyboard would be below it. */
export function MathPanel({ start, onInsert, onClose }: MathPanelProps) {
  const id = useId()
  const [tex, setTex] = useState(start)
  return (
    <div
      role="group"
      aria-label={t('ui/math')}
      className="flex flex-col gap-3 rounded-md border border-line bg-sunken p-4"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <div className="rounded-md border-[1.5px] border-line-strong bg-surface px-3">
        <Suspense fallback={<Skeleton className="my-2 h-10" />}>
          <MathField
            id={`${id}-math`}
            label={t('questions/math-as-it-is-set')}
            value={intoEditor(tex)}
            isLocked={false}
            kind="expression"
            letters={['x', 'y']}
            onType={(typed) => setTex(outOfEditor(typed))}
          />
        </Suspense>
      </div>
      <Field
        label={t('questions/the-same-in-tex')}
        hint={t('questions/value-of-this-variant-is-slot', { slot: '{=a}' })}
        value={tex}
        maxLength={400}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTex(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={tex.trim() === ''} onClick={() => onInsert(tex)}>
          {start === '' ? t('questions/insert') : t('questions/change')}
        </Button>
        <Button variant="outline" size="small" onClick={onClose}>
          {t('questions/cancel')}
        </Button>
      </div>
    </div>
  )
}
