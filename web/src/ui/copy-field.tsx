import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { t } from '../language/messages.ts'
import { Button } from './button.tsx'
import { Field } from './field.tsx'

interface CopyFieldProps {
  readonly label: string
  readonly value: string
  /** The button's text. */
  readonly action: string
}

/** A text that is shown only once, with a button that copies it. */
export function CopyField({ label, value, action }: CopyFieldProps) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const input = useRef<HTMLInputElement>(null)
  // The control that created it may be gone, so focus moves here.
  useEffect(() => input.current?.select(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied('yes')
    } catch {
      // Forbidden, or unavailable without TLS: the person can copy from the field by hand.
      setCopied('failed')
    }
  }
  return (
    <div className="rounded-md border border-correct p-4">
      <Field
        ref={input}
        label={label}
        readOnly
        value={value}
        hint={t('ui/shown-only-this-once')}
        onFocus={(event) => event.target.select()}
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button variant="outline" size="small" onClick={() => void copy()}>
          {copied === 'yes' ? (
            <Check aria-hidden className="size-4" />
          ) : (
            <Copy aria-hidden className="size-4" />
          )}
          {action}
        </Button>
        <span role="status" className="text-sm">
          {copied === 'yes' && t('ui/copied')}
          {copied === 'failed' && t('ui/select-the-text-above-and-copy')}
        </span>
      </div>
    </div>
  )
}
