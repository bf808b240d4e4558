import { pathIn } from '@skills-center/contract/language'
import { Check, Copy, Mail, Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { language } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { buttonStyle } from '../ui/button-style.ts'
import { Field } from '../ui/field.tsx'
import { dateInWords } from './plan-words.ts'

interface AskLinkProps {
  readonly token: string
  readonly expiresAt: string
  readonly isEnding: boolean
  readonly onEnd: () => void
}

const subject = () => t('Can you look at this with me?')
const words = () =>
  t('I practice math and science here. This page explains premium. Can you look at it with me?')

/** The link itself, with the ways to get it to a grown-up. It is told this once. */
export function AskLink({ token, expiresAt, isEnding, onEnd }: AskLinkProps) {
  // In the student’s language: the grown-up’s browser has not been here yet.
  const address = `${location.origin}${pathIn(language(), `/family/${token}`)}`
  const [isCopied, setIsCopied] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // The button that made the link has gone: the focus goes on in what it made.
  useEffect(() => input.current?.select(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setIsCopied(true)
    } catch {
      // Not every browser lets a page copy: then it is marked, to be copied by hand.
      input.current?.select()
    }
  }

  // Anyone who closes the sheet without sharing has changed their mind.
  const share = () =>
    void navigator.share({ title: subject(), text: words(), url: address }).catch(() => undefined)

  return (
    <div className="mt-5 rounded-md bg-sunken p-4">
      <Field
        ref={input}
        label={t('Your link for a grown-up')}
        readOnly
        value={address}
        hint={t('Works until {day}. You see it this once; you can make a new one at any time.', {
          day: dateInWords(expiresAt),
        })}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden className="size-5" /> : <Copy aria-hidden className="size-5" />}
          {isCopied ? t('Copied') : t('Copy the link')}
        </Button>
        {'share' in navigator && (
          <Button variant="outline" onClick={share}>
            <Share2 aria-hidden className="size-5" />
            {t('Share')}
          </Button>
        )}
        <a
          href={`mailto:?subject=${encodeURIComponent(subject())}&body=${encodeURIComponent(`${words()}\n\n${address}`)}`}
          className={buttonStyle({ variant: 'outline' })}
        >
          <Mail aria-hidden className="size-5" />
          {t('Write a mail')}
        </a>
        <Button variant="quiet" busy={isEnding} onClick={onEnd}>
          {t('End this link')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isCopied ? t('The link is copied.') : ''}
      </p>
    </div>
  )
}
