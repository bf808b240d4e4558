import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** The replies to `RCPT TO`, one per email; the last one repeats. */
export type Answers = readonly string[]

export interface SmtpDouble {
  readonly url: string
  /** The accepted emails, as sent over the wire. */
  readonly taken: readonly string[]
  /** The number of connections made. */
  connections(): number
  stop(): Promise<void>
}

/** A fake mail server with just enough SMTP; a silent one accepts connections and never replies. */
export async function startSmtpDouble(
  options: { answers?: Answers; isSilent?: boolean } = {},
): Promise<SmtpDouble> {
  const taken: string[] = []
  const sockets = new Set<Socket>()
  let connections = 0
  let asked = 0
  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    if (options.isSilent) return
    const say = (line: string) => socket.write(`${line}\r\n`)
    let waiting = ''
    let isData = false
    say('220 double ready')
    socket.setEncoding('utf8').on('data', (part: string) => {
      waiting += part
      for (;;) {
        const mark = isData ? '\r\n.\r\n' : '\r\n'
        const end = waiting.indexOf(mark)
        if (end < 0) return
        const piece = waiting.slice(0, end)
        waiting = waiting.slice(end + mark.length)
        if (isData) {
          isData = false
          taken.push(piece)
          say('250 taken')
        } else if (/^data/i.test(piece)) {
          isData = true
          say('354 go on')
        } else if (/^rcpt/i.test(piece)) {
          const { answers = [] } = options
          say(answers[Math.min(asked, answers.length - 1)] ?? '250 fine')
          asked += 1
        } else if (/^quit/i.test(piece)) socket.end('221 bye\r\n')
        else say('250 fine')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    connections: () => connections,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
