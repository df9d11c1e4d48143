#define _GNU_SOURCE
#include "CMicrohttpd.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <sys/socket.h>
#include <unistd.h>

struct MHD_Daemon *nadri_daemon_start(const struct nadri_daemon_options *options) {
    struct MHD_OptionItem items[12];
    int count = 0;
    items[count++] = (struct MHD_OptionItem){MHD_OPTION_CONNECTION_MEMORY_LIMIT, options->memory_limit, NULL};
    items[count++] = (struct MHD_OptionItem){MHD_OPTION_CONNECTION_LIMIT, options->connection_limit, NULL};
    items[count++] = (struct MHD_OptionItem){MHD_OPTION_CONNECTION_TIMEOUT, options->inactivity_seconds, NULL};
    items[count++] =
        (struct MHD_OptionItem){MHD_OPTION_NOTIFY_COMPLETED, (intptr_t)options->completed, options->context};
    items[count++] =
        (struct MHD_OptionItem){MHD_OPTION_NOTIFY_CONNECTION, (intptr_t)options->connection, options->context};
    items[count++] =
        (struct MHD_OptionItem){MHD_OPTION_URI_LOG_CALLBACK, (intptr_t)options->request_line, options->context};
    items[count++] = (struct MHD_OptionItem){MHD_OPTION_STRICT_FOR_CLIENT, 1, NULL};
    if (options->threads > 1)
        items[count++] = (struct MHD_OptionItem){MHD_OPTION_THREAD_POOL_SIZE, options->threads, NULL};
    items[count] = (struct MHD_OptionItem){MHD_OPTION_END, 0, NULL};
    unsigned int flags =
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_NO_LISTEN_SOCKET | MHD_USE_ITC | MHD_ALLOW_SUSPEND_RESUME;
    return MHD_start_daemon(
        flags, 0, NULL, NULL, options->access, options->context, MHD_OPTION_ARRAY, items, MHD_OPTION_END);
}

int nadri_connection_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

void *nadri_connection_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}

size_t nadri_connection_head_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info ? info->header_size : 0;
}

const struct sockaddr *nadri_connection_peer(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return info ? info->client_addr : NULL;
}

int nadri_accept(int listener, struct sockaddr *peer, socklen_t *length) {
    return accept4(listener, peer, length, SOCK_NONBLOCK | SOCK_CLOEXEC);
}

static volatile int shutdown_event = -1;

// Only calls that POSIX allows inside a signal handler.
static void note_shutdown(int signal_number) {
    (void)signal_number;
    int saved = errno;
    uint64_t one = 1;
    ssize_t written = write(shutdown_event, &one, sizeof one);
    (void)written;
    errno = saved;
}

int nadri_watch_shutdown(int event_descriptor) {
    shutdown_event = event_descriptor;
    struct sigaction action = {0};
    action.sa_handler = note_shutdown;
    action.sa_flags = SA_RESTART | SA_RESETHAND;
    sigemptyset(&action.sa_mask);
    if (sigaction(SIGTERM, &action, NULL) != 0) return errno;
    if (sigaction(SIGINT, &action, NULL) != 0) return errno;
    return 0;
}
