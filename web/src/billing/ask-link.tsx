import { pathIn } from '@skills-center/contract/language'
import { Check, Copy, Mail, Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { language } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { buttonStyle } from '../ui/button-style.ts'
import { Field } from '../ui/field.tsx'
import { formatPlanDate } from './format-plan.ts'

interface AskLinkProps {
  readonly token: string
  readonly expiresAt: string
  readonly isEnding: boolean
  readonly onEnd: () => void
}

const subject = () => t('billing/can-you-look')
const words = () => t('billing/practice-math-and-science-here')

/** The link and ways to share it. It is shown only once. */
export function AskLink({ token, expiresAt, isEnding, onEnd }: AskLinkProps) {
  // In the student’s language: the adult’s browser has no stored language yet.
  const address = `${location.origin}${pathIn(language(), `/family/${token}`)}`
  const [isCopied, setIsCopied] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // The button that created the link is gone, so focus moves to the link.
  useEffect(() => input.current?.select(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setIsCopied(true)
    } catch {
      // Not every browser lets a page copy; the text is then selected, to be copied by hand.
      input.current?.select()
    }
  }

  // Closing the share sheet without sharing is not an error.
  const share = () =>
    void navigator.share({ title: subject(), text: words(), url: address }).catch(() => undefined)

  return (
    <div className="mt-5 rounded-md bg-sunken p-4">
      <Field
        ref={input}
        label={t('billing/link-for-a-grown')}
        readOnly
        value={address}
        hint={t('billing/works-until-day', {
          day: formatPlanDate(expiresAt),
        })}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden className="size-5" /> : <Copy aria-hidden className="size-5" />}
          {isCopied ? t('ui/copied') : t('billing/copy-the-link')}
        </Button>
        {'share' in navigator && (
          <Button variant="outline" onClick={share}>
            <Share2 aria-hidden className="size-5" />
            {t('billing/share')}
          </Button>
        )}
        <a
          href={`mailto:?subject=${encodeURIComponent(subject())}&body=${encodeURIComponent(`${words()}\n\n${address}`)}`}
          className={buttonStyle({ variant: 'outline' })}
        >
          <Mail aria-hidden className="size-5" />
          {t('billing/write-a-mail')}
        </a>
        <Button variant="quiet" busy={isEnding} onClick={onEnd}>
          {t('billing/end-this-link')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isCopied ? t('billing/the-link-is-copied') : ''}
      </p>
    </div>
  )
}
