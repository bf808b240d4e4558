import { Square, Volume2 } from 'lucide-react'
import { useContext, useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react'
import { loadFolder, withMessages } from '../../language/catalogues.ts'
import { ContentContext } from '../../language/content.ts'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { languageOf, type Passage } from './passage.ts'
import { type Readable, formatThing } from './readable.ts'
import { changeRate, onReading, readingNow, startReading, stopReadingBy } from './reader.ts'
import { useCanReadAloud } from './voices.ts'

// Loaded when someone uses it.
const fetchLines = () => withMessages(import('./lines-of.ts'), 'item')
const fetchAhead = () => void fetchLines().catch(() => undefined)

/**
 * A button that reads passages aloud, and stops when it is pressed again or leaves the page. Not rendered on a device
 * without a local voice. Keep it out of live regions, which would announce each of its changes.
 */
export function ReadAloud({
  passages,
  what,
  place,
  isSmall = false,
  isTerse = false,
  isBegun = false,
  className,
}: {
  passages: readonly Passage[]
  /** What is read, for the button’s name. */
  what: Readable
  /** Its number, from 1: “hint 2”. */
  place?: number
  /** Only an icon, without text and without the choice of rate. */
  isSmall?: boolean
  /** Without its text on a phone. */
  isTerse?: boolean
  /** Starts by itself, once, if the browser allows speech before the first press on the page. */
  isBegun?: boolean
  className?: string
}) {
  const id = useId()
  const content = useContext(ContentContext)
  const [first] = passages
  const canRead = useCanReadAloud(first && languageOf(first, content.language))
  const { by, rate } = useSyncExternalStore(onReading, readingNow, readingNow)
  const isReading = by === id

  const read = () =>
    void startReading(id, async () => {
      const languages = new Set(passages.map((passage) => languageOf(passage, content.language)))
      const [{ linesOf }] = await Promise.all([
        fetchLines(),
        ...[...languages].map((its) => loadFolder('item', its)),
      ])
      return passages.flatMap((passage) => linesOf(passage, content.language))
    })
  const begin = useEffectEvent(read)

  // The device would go on reading after the text has left the page.
  useEffect(() => () => stopReadingBy(id), [id])

  // Speech is the device's, outside React: it starts once, when the question and a voice are ready.
  useEffect(() => {
    if (isBegun && canRead) begin()
  }, [isBegun, canRead])

  if (!canRead) return null
  const Icon = isReading ? Square : Volume2
  const thing = formatThing(what, place)
  const press = () => (isReading ? stopReadingBy(id) : read())
  return (
    <div className={classNames('flex flex-wrap items-center gap-1 print:hidden', className)}>
      <Button
        variant="quiet"
        size="small"
        className={isTerse ? 'max-md:min-h-11 max-md:min-w-11' : undefined}
        aria-label={
          isReading
            ? t('item/speech/stop-reading-the-thing', { thing })
            : t('item/speech/read-aloud-the-thing', { thing })
        }
        onClick={press}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
      >
        <Icon aria-hidden className={isReading ? 'size-4 fill-current' : 'size-5'} />
        {!isSmall && (
          <span className={isTerse ? 'max-md:sr-only' : undefined}>
            {isReading ? t('item/speech/stop') : t('item/speech/read-aloud')}
          </span>
        )}
      </Button>
      {isReading && !isSmall && (
        <Button
          variant="quiet"
          size="small"
          aria-pressed={rate === 'slow'}
          onClick={() => changeRate(rate === 'slow' ? 'normal' : 'slow')}
          className="aria-pressed:bg-math-soft"
        >
          {t('item/speech/slow')}
        </Button>
      )}
    </div>
  )
}
