import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { language } from '../../language/language.ts'
import { pathIn } from '@skills-center/contract/language'

/** The address of a link, this one time: in the language in which it was made. */
export function NewLink({ token }: { readonly token: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const address = `${location.origin}${pathIn(language(), `/shared-report/${token}`)}`
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
        label={t('Your new link')}
        readOnly
        value={address}
        hint={t('Copy it now: it is shown only this once.')}
        onFocus={(event) => event.target.select()}
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button variant="outline" size="small" onClick={() => void copy()}>
          {copied === 'yes' ? (
            <Check aria-hidden className="size-4" />
          ) : (
            <Copy aria-hidden className="size-4" />
          )}
          {t('Copy link')}
        </Button>
        <span role="status" className="text-sm">
          {copied === 'yes' && t('Copied')}
          {copied === 'failed' && t('Select the address above and copy it.')}
        </span>
      </div>
    </div>
  )
}
