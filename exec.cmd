@rem The scripts of package.json begin with exec, so that no shell stands between npm and them, which would keep signals to itself.
@rem Windows has no exec: there this file runs the command.
@%*
