/** Milliseconds of silence after which a stream that beats every 15 seconds is taken for dead. */
const maxSilenceMs = 35_000
/** Milliseconds between the death of a stream and the next one. */
const reopenAfter = 1_500

interface Listener {
  onMessage: (text: string) => void
  /** Whether the server is heard; told at each change and again. */
  onHeard: (isHeard: boolean) => void
}

/**
 * Hears a stream of the server until it is stopped. The browser reopens one that broke by itself and names the
 * last event that it heard; one that fell silent without breaking, or was refused, is reopened here, and tells all
 * events once more.
 */
export function listenTo(url: string, { onMessage, onHeard }: Listener): () => void {
  let stream: EventSource
  let silence: number | undefined
  const onBeat = () => {
    onHeard(true)
    window.clearTimeout(silence)
    silence = window.setTimeout(reopen, maxSilenceMs)
  }
  const reopen = () => {
    onHeard(false)
    stream.close()
    open()
  }
  const open = () => {
    stream = new EventSource(url)
    window.clearTimeout(silence)
    silence = window.setTimeout(reopen, maxSilenceMs)
    stream.addEventListener('open', onBeat)
    stream.addEventListener('beat', onBeat)
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
      onBeat()
      onMessage(data)
    })
    stream.addEventListener('error', () => {
      onHeard(false)
      if (stream.readyState !== EventSource.CLOSED) return
      window.clearTimeout(silence)
      silence = window.setTimeout(reopen, reopenAfter)
    })
  }
  open()
  return () => {
    window.clearTimeout(silence)
    stream.close()
  }
}
