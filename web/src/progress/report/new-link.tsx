import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

/** The address of a link, this one time. */
export function NewLink({ token }: { readonly token: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const address = `${location.origin}/shared-report/${token}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied('yes')
    } catch {
      // Forbidden, or not offered without TLS: the field can be copied by hand.
      setCopied('failed')
    }
  }
  return (
    <div className="mt-5 rounded-md border border-correct p-4">
      <Field
        label="Your new link"
        readOnly
        value={address}
        hint="Copy it now: it is shown only this once."
        onFocus={(event) => event.target.select()}
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button variant="outline" size="small" onClick={() => void copy()}>
          {copied === 'yes' ? (
            <Check aria-hidden className="size-4" />
          ) : (
            <Copy aria-hidden className="size-4" />
          )}
          Copy link
        </Button>
        <span role="status" className="text-sm">
          {copied === 'yes' && 'Copied'}
          {copied === 'failed' && 'Select the address above and copy it.'}
        </span>
      </div>
    </div>
  )
}
