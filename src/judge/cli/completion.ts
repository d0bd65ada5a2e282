/** `holojudge completion SHELL`: what completes the commands and their options in a shell, made of the commands themselves. */
import type { Command } from 'commander';
import { say, wrong } from './output';

interface Completed {
  name: string;
  description: string;
  options: readonly { flag: string; description: string }[];
}

export function completionCommand(shell: string, program: Command): Promise<number> {
  const write = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
  if (!write) return Promise.resolve(wrong(`'${shell}' is not supported; the shells are bash, zsh and fish`));
  say(write(program.commands.map(completed)));
  return Promise.resolve(0);
}

function completed(command: Command): Completed {
  const options = command.options.flatMap(({ long, description }) =>
    typeof long !== 'string' ? [] : [{ flag: long, description }],
  );
  return { name: command.name(), description: command.description(), options };
}

/** Between single quotes, in any of the three shells. */
const quoted = (text: string): string => `'${text.replace(/['\\]/g, ' ')}'`;

const flagsOf = ({ options }: Completed): string => options.map(({ flag }) => flag).join(' ');

const SHELLS: Readonly<Record<string, (commands: readonly Completed[]) => string>> = {
  bash: (commands) =>
    [
      '_holojudge() {',
      '  local word=${COMP_WORDS[COMP_CWORD]} words=""',
      '  if [ "$COMP_CWORD" = 1 ]; then',
      `    words="${commands.map(({ name }) => name).join(' ')}"`,
      '  else case "${COMP_WORDS[1]}" in',
      ...commands.map((each) => `    ${each.name}) words="${flagsOf(each)}" ;;`),
      '  esac; fi',
      '  [[ "$COMP_CWORD" = 1 || "$word" == -* ]] && COMPREPLY=($(compgen -W "$words" -- "$word"))',
      '}',
      'complete -o default -F _holojudge holojudge',
    ].join('\n'),
  zsh: (commands) =>
    [
      '#compdef holojudge',
      '_holojudge() {',
      '  if (( CURRENT == 2 )); then',
      `    local -a commands=(${commands.map(({ name, description }) => quoted(`${name}:${description.replaceAll(':', ' ')}`)).join(' ')})`,
      "    _describe 'command' commands",
      '    return',
      '  fi',
      '  case $words[2] in',
      ...commands.map(
        ({ name, options }) =>
          `    ${name}) _arguments ${[...options.map(({ flag, description }) => quoted(`${flag}[${description.replace(/[[\]:]/g, ' ')}]`)), "'*:file:_files'"].join(' ')} ;;`,
      ),
      '  esac',
      '}',
      'compdef _holojudge holojudge',
    ].join('\n'),
  fish: (commands) =>
    commands
      .flatMap(({ name, description, options }) => [
        `complete -c holojudge -n __fish_use_subcommand -a ${name} -d ${quoted(description)}`,
        ...options.map(
          (each) =>
            `complete -c holojudge -n '__fish_seen_subcommand_from ${name}' -l ${each.flag.slice(2)} -d ${quoted(each.description)}`,
        ),
      ])
      .join('\n'),
};
